import { describeImage } from './describe-image.ts'
import type { ImageSource } from './image-source.ts'

export type DrawnImage = { svg: string; description: string }

/** Draws a picture from its data, as SVG on a white sheet that suits both themes, with its text alternative. */
export async function drawImage(image: ImageSource): Promise<DrawnImage> {
  return { svg: await svgOf(image), description: describeImage(image) }
}

/** The drawing libraries are loaded when a picture first needs them: most builds draw nothing new. */
async function svgOf(image: ImageSource): Promise<string> {
  switch (image.type) {
    case 'BAR_CHART':
    case 'GRAPH':
      return (await import('./draw-chart.ts')).drawChart(image)
    case 'PIE_CHART':
      return (await import('./draw-pie.ts')).drawPie(image)
    case 'TABLE':
      return (await import('./draw-table.ts')).drawTable(image)
    case 'FLOW_CHART':
      return (await import('./draw-flow.ts')).drawFlow(image)
    case 'MAP':
      return (await import('./draw-map.ts')).drawMap(image)
    case 'PICTURE':
      return (await import('./draw-picture.ts')).drawPicture(image)
  }
}
