export { toast, type ToastOptions, type ToastTone } from './toast.ts'
export { ToastProvider } from './toast-provider.tsx'
