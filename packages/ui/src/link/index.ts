export { Link, LinkProvider, type LinkProps } from './link.tsx'
