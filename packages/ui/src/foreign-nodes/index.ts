export { guardForeignNodes } from './guard-foreign-nodes.ts'
