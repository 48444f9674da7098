import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Without this a server file that happens to need no Node module would travel to every browser unnoticed. */
const refuseServerFiles: Plugin = {
  name: 'refuse-server-files',
  enforce: 'pre',
  load(id) {
    if (/\.server\.ts(\?|$)/.test(id)) this.error(`${id} is a server file and must not reach the browser.`)
    return null
  },
}

const server = process.env.BALANSE_DEV_SERVER ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [refuseServerFiles, react(), tailwindcss()],
  build: {
    emptyOutDir: true,
    // /assets is a page of the product, so the built files stand elsewhere.
    assetsDir: '_app',
    target: 'es2023',
    // These know light-dark(): without it every colour would be written out twice.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    modulePreload: {
      polyfill: false,
      // What a quiet moment fetches need not be fetched a moment sooner: the list of names would weigh more than it saves.
      resolveDependencies: (file, names) => (/\/extras-/.test(file) ? [] : names),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every signed-in screen needs stands in two files: libraries, which change seldom, and our own ground.
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|@supabase|idb-keyval|zod)\//,
            },
            {
              name: 'ground',
              test: /src\/(platform|ui\/(button|skeleton|spinner|notice|class-names|check|save|details|visually))/,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/auth/v1', '/functions/v1', '/config.json', '/push-worker.js'].map((path) => [path, server]),
    ),
  },
})
