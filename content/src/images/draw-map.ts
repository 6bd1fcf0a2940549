import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { z } from 'zod'
import type { MapSource } from './image-source.ts'
import { escaped, INK, PALETTE, sheet } from './svg.ts'

const WIDTH = 760
const HEIGHT = 430
const TOP = 56

const countrySchema = z.object({
  type: z.literal('Feature'),
  properties: z.object({ name: z.string() }),
  geometry: z.custom<GeoJSON.Geometry>((value) => typeof value === 'object' && value !== null),
})
type Country = z.infer<typeof countrySchema>

/** Part of the world with groups of countries in colours (Natural Earth's outlines). */
export async function drawMap({ title, groups, frame }: MapSource): Promise<string> {
  const countries = await readCountries()
  const groupOf = new Map(groups.flatMap(({ countries: names }, i) => names.map((name) => [name, i] as const)))
  const unknown = [...groupOf.keys()].filter((name) => !countries.some(({ properties }) => properties.name === name))
  if (unknown.length > 0) throw new Error(`The map does not know these countries: ${unknown.join(', ')}.`)
  const [west, south, east, north] = frame
  const corners: GeoJSON.MultiPoint = {
    type: 'MultiPoint',
    coordinates: [
      [west, south],
      [east, north],
    ],
  }
  const projection = geoMercator()
    .fitExtent(
      [
        [0, TOP],
        [WIDTH, TOP + HEIGHT],
      ],
      corners,
    )
    .clipExtent([
      [0, TOP],
      [WIDTH, TOP + HEIGHT],
    ])
  const path = geoPath(projection).digits(1)
  const shapes = countries.map(({ properties, geometry }) => {
    const group = groupOf.get(properties.name)
    const fill = group === undefined ? '#e6e9eb' : PALETTE[group]
    return `<path d="${path(geometry) ?? ''}" fill="${fill}" stroke="#ffffff" stroke-width="0.7"/>`
  })
  const legend = groups.map(
    ({ label }, i) =>
      `<rect x="24" y="${TOP + HEIGHT + 18 + i * 26}" width="16" height="16" fill="${PALETTE[i]}"/><text x="50" y="${TOP + HEIGHT + 31 + i * 26}" font-size="15" fill="${INK}">${escaped(label)}</text>`,
  )
  const sea = `<rect x="0" y="${TOP}" width="${WIDTH}" height="${HEIGHT}" fill="#f3f8fa"/>`
  return sheet(title, WIDTH, TOP + HEIGHT + 26 + groups.length * 26, sea + shapes.join('') + legend.join(''))
}

async function readCountries(): Promise<Country[]> {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-110m.json'))
  const topology = topologySchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const collection = feature(topology, topology.objects.countries)
  return z.array(countrySchema).parse('features' in collection ? collection.features : [])
}

type Topology = Parameters<typeof feature>[0]
const topologySchema = z.custom<Topology & { objects: { countries: Topology['objects'][string] } }>(
  (value) => typeof value === 'object' && value !== null && 'arcs' in value && 'objects' in value,
)
