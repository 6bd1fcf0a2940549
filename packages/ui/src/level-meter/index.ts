export { LevelMeter, levelTone } from './level-meter.tsx'
