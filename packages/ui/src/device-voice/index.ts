export { DeviceVoice, type DeviceVoiceTexts } from './device-voice.tsx'
