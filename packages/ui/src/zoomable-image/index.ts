export { ZoomableImage, type ZoomableImageTexts } from './zoomable-image.tsx'
