import type { Platform } from './platform/services.ts'

/**
 * Joins modules that learn of each other only by events: one line each. Called once in every process that scores, before it scores
 * (`main.ts`, `worker.ts`).
 */
export function joinListeners(platform: Platform): void {
  void platform
}
