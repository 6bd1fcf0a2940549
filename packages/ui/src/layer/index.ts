export { type LayerHost, LayerProvider, useLayer } from './layer.tsx'
