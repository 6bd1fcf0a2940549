export { DeviceVoice, type DeviceVoiceTexts } from './device-voice.tsx'
export { regionOf } from './good-voices.ts'
export { useDeviceVoices } from './use-device-voices.ts'
