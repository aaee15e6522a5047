import { fileURLToPath } from 'node:url'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./messages/request.ts')

const pageExtensions = ['tsx', 'ts']
// `npm run bench` measures the shop with an empty page and an empty handler beside it.
if (process.env.BENCH) pageExtensions.push('bench.tsx', 'bench.ts')
// The page of all parts is for who builds them, and for tests.
if (process.env.PARTS_PAGE || process.env.NODE_ENV === 'development') pageExtensions.push('parts.tsx')

/** @type {import('next').NextConfig} */
const config = {
  pageExtensions,
  poweredByHeader: false,
  // server/server.mjs does both, once for a page instead of once for a visitor.
  compress: false,
  generateEtags: false,
  // No page uses it, and it would show pictures past the maintenance lock.
  images: { unoptimized: true },
  // The title comes with the page for everybody; sent after it, it is missing for a moment at each refresh.
  htmlLimitedBots: /.*/,
  cacheHandler: fileURLToPath(new URL('server/published-pages.mjs', import.meta.url)),
  // Mails to the owner that were sent before orders had a page of their own lead there.
  redirects: () =>
    Promise.resolve([
      {
        source: '/admin',
        has: [{ type: 'query', key: 'stand' }],
        destination: '/admin/bestellungen',
        permanent: false,
      },
    ]),
  reactStrictMode: true,
  agentRules: false,
  devIndicators: false,
  // `npm test` checks them, for all of the project.
  typescript: { ignoreBuildErrors: true },
  experimental: { globalNotFound: true },
  serverExternalPackages: [
    'better-sqlite3',
    'firebase-admin',
    'fontkit',
    'mjml',
    'nodemailer',
    'pdfkit',
    'pino',
    'piscina',
    'prom-client',
  ],
}

export default withNextIntl(config)
