export { type VoiceMemory, VoiceMemoryProvider } from './voice-memory.tsx'
