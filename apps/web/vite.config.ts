import babel from '@rolldown/plugin-babel'
import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = 'http://localhost:3000'

const sharedIcon =
  /lucide-react\/dist\/esm\/icons\/(?!(?:compass|inbox|loader-circle|moon|sun|triangle-exclamation-point)\.)/u
const sharedControl =
  /packages\/ui\/src\/(?:avatar|banner|card|checkbox|checklist|chip|kbd|live-region|machine|password-field|radio-group|ring|segmented-control|skeleton|text-field|tone)\//u

/** Every page calls the server, beginning with the first. */
const calls =
  /apps\/web\/src\/shared\/(?:api\/(?:active-session|api-error|call|ended-session|identity-provider|messages|pkce|refresh-lease|refresh-session|retry|send|sent-once|session-end|session-times)|browser\/(?:persisted|stored)|search-params|urls)\.ts$|packages\/contracts\/src\/practice-type\.ts$|packages\/exam\/src\/task-ids\.ts$/u

const compiler = reactCompilerPreset()
/** What has elements, or makes a hook: the compiler finds nothing to do in other modules, and reading them is most of a build. */
const COMPILED = /\/>|<\/|(?:function|const) use[A-Z]/u

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
    babel({
      presets: [{ ...compiler, rolldown: { ...compiler.rolldown, filter: { code: COMPILED } } }],
      parallel: true,
    }),
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
          includeDependenciesRecursively: false,
          // A slow line would rather have few files, and the start chunk holds the name of each.
          groups: [
            // What the menus know of the kinds of question.
            { name: 'catalogue', test: /packages\/tasks\/src\/(?:catalogue|[^/]+\/[^/]+\/face)\.ts$/u },
            // The way to the server.
            { name: 'calls', test: calls },
            // The icons of more than one page, without those of the first screen.
            { name: 'icons', test: sharedIcon, minShareCount: 2 },
            // What nearly every page is built of.
            { name: 'controls', test: sharedControl, minShareCount: 2 },
          ],
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
