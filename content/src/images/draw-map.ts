import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type GeoPath, geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { z } from 'zod'
import { countryName } from './country-name.ts'
import type { MapSource } from './image-source.ts'
import { placeNames, type Spot } from './place-names.ts'
import { heading, legend, PALETTE, sheet, WIDTH } from './svg.ts'

const LOWEST = 200
const HIGHEST = 470

const countrySchema = z.object({
  type: z.literal('Feature'),
  properties: z.object({ name: z.string() }),
  geometry: z.custom<GeoJSON.Geometry>((value) => typeof value === 'object' && value !== null),
})
type Country = z.infer<typeof countrySchema>

/** Part of the world with groups of countries in colours (Natural Earth's outlines). */
export async function drawMap({ title, groups, named, frame }: MapSource): Promise<string> {
  const countries = await readCountries()
  const groupOf = new Map(groups.flatMap(({ countries: names }, i) => names.map((name) => [name, i] as const)))
  const known = new Map(countries.map((country) => [country.properties.name, country]))
  const unknown = [...groupOf.keys(), ...named].filter((name) => !known.has(name))
  if (unknown.length > 0) throw new Error(`The map does not know these countries: ${unknown.join(', ')}.`)
  const head = heading(title)
  const extent = extentOf(frame, head.bottom)
  const projection = geoMercator().fitExtent(extent, cornersOf(frame)).clipExtent(extent)
  const path = geoPath(projection).digits(1)
  const shapes = countries.map(({ properties, geometry }) => {
    const group = groupOf.get(properties.name)
    const fill = group === undefined ? '#dde1e4' : PALETTE[group]
    return `<path d="${path(geometry) ?? ''}" fill="${fill}" stroke="#ffffff" stroke-width="0.7"/>`
  })
  const spots = named.flatMap((name) => known.get(name) ?? []).map((country) => spotOf(country, path))
  const names = placeNames(spots, extent)
  const [[left, top], [right, bottom]] = extent
  const sea = `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="#f3f8fa"/>`
  const key = legend(
    groups.map(({ label }) => label),
    bottom + 14,
  )
  return sheet(key.bottom, [head.svg, sea, ...shapes, names, key.svg].join(''))
}

type Frame = MapSource['frame']
type Extent = [[number, number], [number, number]]

function cornersOf([west, south, east, north]: Frame): GeoJSON.MultiPoint {
  return {
    type: 'MultiPoint',
    coordinates: [
      [west, south],
      [east, north],
    ],
  }
}

/** The place of the map: as wide as the sheet, and as high as the part of the world needs. */
function extentOf(frame: Frame, top: number): Extent {
  const corners = cornersOf(frame)
  const [[, north], [, south]] = geoPath(geoMercator().fitWidth(WIDTH, corners)).bounds(corners)
  return [
    [0, top],
    [WIDTH, top + Math.round(Math.min(HIGHEST, Math.max(LOWEST, south - north)))],
  ]
}

/** Where the name of a country would stand: in the middle of its largest part. */
function spotOf({ properties, geometry }: Country, path: GeoPath): Spot {
  const parts = geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  const polygons = parts.map((coordinates): GeoJSON.Geometry => ({ type: 'Polygon', coordinates }))
  const largest = polygons.toSorted((a, b) => path.area(b) - path.area(a))[0] ?? geometry
  if (path.area(largest) === 0) throw new Error(`The map does not show ${properties.name}, which it is to name.`)
  const [x, y] = path.centroid(largest)
  const [[west], [east]] = path.bounds(largest)
  return { name: countryName(properties.name), x, y, breadth: east - west }
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
