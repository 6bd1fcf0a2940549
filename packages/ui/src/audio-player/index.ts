export { AudioPlayer, type AudioPlayerProps } from './audio-player.tsx'
export { audioPlayerMachine, initialAudioPlayer } from './audio-player-machine.ts'
export type { AudioPlayerTexts } from './player-texts.ts'
export { useAudioPlayer } from './use-audio-player.ts'
