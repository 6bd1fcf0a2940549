import babel from '@rolldown/plugin-babel'
import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/app/routes',
      generatedRouteTree: './src/app/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    tailwind(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // The content security policy has no `data:` for fonts, scripts and workers, and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the menus know of the kinds of question: one file for a slow line, not one a kind.
          groups: [{ name: 'catalogue', test: /packages\/tasks\/src\/(?:catalogue|[^/]+\/[^/]+\/face)\.ts$/u }],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': server,
      '/translate': server,
      '/media': server,
      '/realms': server,
      '/health': server,
      '^/s/[^/]+/.+': server,
    },
  },
})
