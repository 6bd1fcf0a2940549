export { mp3EncoderBytes } from './mp3-encoder-bytes.ts'
