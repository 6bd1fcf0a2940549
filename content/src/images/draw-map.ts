import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type GeoPath, geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { z } from 'zod'
import { countryName } from './country-name.ts'
import type { MapSource } from './image-source.ts'
import { escaped, INK, PALETTE, sheet } from './svg.ts'

const WIDTH = 600
const LOWEST = 300
const HIGHEST = 560
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
  const unbounded = geoPath(geoMercator().fitWidth(WIDTH, corners)).bounds(corners)
  const height = Math.round(Math.min(HIGHEST, Math.max(LOWEST, unbounded[1][1] - unbounded[0][1])))
  const extent: [[number, number], [number, number]] = [
    [0, TOP],
    [WIDTH, TOP + height],
  ]
  const projection = geoMercator().fitExtent(extent, corners).clipExtent(extent)
  const path = geoPath(projection).digits(1)
  const shapes = countries.map(({ properties, geometry }) => {
    const group = groupOf.get(properties.name)
    const fill = group === undefined ? '#e6e9eb' : PALETTE[group]
    return `<path d="${path(geometry) ?? ''}" fill="${fill}" stroke="#ffffff" stroke-width="0.7"/>`
  })
  const names = placeNames(
    countries.flatMap((country) =>
      groupOf.has(country.properties.name) ? [spotOf(country, path)].filter((spot) => spot !== null) : [],
    ),
    extent,
  )
  const legend = groups.map(
    ({ label }, i) =>
      `<rect x="20" y="${TOP + height + 18 + i * 26}" width="16" height="16" fill="${PALETTE[i]}"/><text x="46" y="${TOP + height + 31 + i * 26}" font-size="17" fill="${INK}">${escaped(label)}</text>`,
  )
  const sea = `<rect x="0" y="${TOP}" width="${WIDTH}" height="${height}" fill="#f3f8fa"/>`
  return sheet(title, WIDTH, TOP + height + 26 + groups.length * 26, [sea, ...shapes, ...names, ...legend].join(''))
}

type Spot = { name: string; x: number; y: number; breadth: number; area: number }

/** Where the name of a country would stand: in the middle of its largest part. */
function spotOf({ properties, geometry }: Country, path: GeoPath): Spot | null {
  const parts = geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  const polygons = parts.map((coordinates): GeoJSON.Geometry => ({ type: 'Polygon', coordinates }))
  const largest = polygons.toSorted((a, b) => path.area(b) - path.area(a))[0] ?? geometry
  const area = path.area(largest)
  if (area === 0) return null
  const [x, y] = path.centroid(largest)
  const [[west], [east]] = path.bounds(largest)
  return { name: countryName(properties.name), x, y, breadth: east - west, area }
}

const NAME_SIZE = 13
const NAME_LETTER = 7
/** How far a name may reach over the sides of its country. */
const ROOM = 2.1

/** The names of the larger countries, as far as they do not run into each other or over the edge. */
function placeNames(spots: readonly Spot[], [[left, top], [right, bottom]]: [[number, number], [number, number]]) {
  const placed: Spot[] = []
  const halfOf = ({ name }: Spot) => (name.length * NAME_LETTER) / 2
  for (const spot of spots.toSorted((a, b) => b.area - a.area)) {
    const half = halfOf(spot)
    const isInside = spot.x - half > left && spot.x + half < right && spot.y > top + NAME_SIZE && spot.y < bottom - 6
    const isFree = placed.every(
      (other) => Math.abs(other.x - spot.x) > halfOf(other) + half || Math.abs(other.y - spot.y) > NAME_SIZE + 2,
    )
    if (isInside && isFree && spot.breadth * ROOM > 2 * half) placed.push(spot)
  }
  return placed.map(
    ({ name, x, y }) =>
      `<text x="${x.toFixed(1)}" y="${(y + 4).toFixed(1)}" text-anchor="middle" font-size="${NAME_SIZE}" font-weight="600" fill="${INK}" stroke="#ffffff" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${escaped(name)}</text>`,
  )
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
