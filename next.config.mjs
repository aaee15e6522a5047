import { fileURLToPath } from 'node:url'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./messages/request.ts')

const pageExtensions = ['tsx', 'ts']
// `npm run bench` measures the shop with an empty page and an empty handler beside it.
if (process.env.BENCH) pageExtensions.push('bench.tsx', 'bench.ts')
// The parts page is for developers and tests.
if (process.env.PARTS_PAGE || process.env.NODE_ENV === 'development') pageExtensions.push('parts.tsx')

/** @type {import('next').NextConfig} */
const config = {
  pageExtensions,
  // A clock that says less is wrong.
  env: process.env.NODE_ENV === 'development' ? {} : { BUILT_AT: String(Date.now()) },
  poweredByHeader: false,
  // server/server.mjs does both, once per page instead of once per visitor.
  compress: false,
  generateEtags: false,
  // No page uses it, and it would serve images despite the maintenance lock.
  images: { unoptimized: true },
  // Sends the title with the page to everybody; streamed later, it would be missing for a moment at each refresh.
  htmlLimitedBots: /.*/,
  cacheHandler: fileURLToPath(new URL('server/published-pages.mjs', import.meta.url)),
  reactStrictMode: true,
  agentRules: false,
  devIndicators: false,
  // `npm test` checks types for the whole project.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    // With what an earlier start has kept, a page can reload itself without end.
    turbopackFileSystemCacheForDev: false,
  },
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
