export { LockOverlay } from './lock-overlay.tsx'
