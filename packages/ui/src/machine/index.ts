export { useMachine, type Transition } from './use-machine.ts'
