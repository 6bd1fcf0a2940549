export { StepList, type Step, type StepState } from './step-list.tsx'
