// In development: the public pages, rendered anew for each request, with the gate as closed as a new server's.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A Vite plugin; what is no public page goes on to the app. */
export const servePages = {
  name: 'serve-public-pages',
  configureServer(server) {
    globalThis.localStorage ??= { getItem: () => null }
    server.middlewares.use(async (request, response, next) => {
      const url = new URL(request.url ?? '/', 'http://own.invalid')
      if (url.pathname === '/') return redirect(response)
      if (
        !/^\/[a-z]/.test(url.pathname) ||
        /^\/(src|node_modules|api|auth\/v1|functions)\b|\./.test(url.pathname)
      )
        return next()
      try {
        const pages = await render(server)
        const page = pages.find(({ path }) => path === url.pathname.replace(/(.)\/$/, '$1'))
        if (!page) return next()
        const isLetIn =
          url.searchParams.get('dev') === 'true' || /\bbalanse-preview=1\b/.test(request.headers.cookie ?? '')
        if (page.isGated && !isLetIn) return redirect(response)
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(page.html)
      } catch (error) {
        server.ssrFixStacktrace(error)
        next(error)
      }
    })
    server.middlewares.use('/_pictures', (request, response, next) => {
      try {
        response.end(
          readFileSync(
            join(root, 'content/pictures', (request.url ?? '').split('?')[0].replaceAll('..', '')),
          ),
        )
      } catch {
        next()
      }
    })
  },
}

function redirect(response) {
  response.writeHead(302, { location: '/waitlist' })
  response.end()
}

async function render(server) {
  const { renderPages } = await server.ssrLoadModule('/src/pages.tsx')
  const { default: css } = await server.ssrLoadModule('/src/ui/site.css?inline')
  const lookScript = /<script>([\s\S]*?)<\/script>/.exec(readFileSync(join(root, 'index.html'), 'utf8'))[1]
  return renderPages({ css, script: '/src/page-life.ts', fonts: [], lookScript })
}
