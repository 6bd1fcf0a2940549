export { MelodyChart, type MelodyWord } from './melody-chart.tsx'
