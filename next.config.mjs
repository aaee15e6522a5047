import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./messages/request.ts')

// `npm run bench` measures the shop with an empty page and an empty handler beside it.
const pageExtensions = process.env.BENCH ? ['tsx', 'ts', 'bench.tsx', 'bench.ts'] : ['tsx', 'ts']

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
  reactStrictMode: true,
  agentRules: false,
  devIndicators: false,
  // `npm test` checks them, for all of the project.
  typescript: { ignoreBuildErrors: true },
  experimental: { globalNotFound: true },
  serverExternalPackages: ['better-sqlite3', 'firebase-admin', 'pino'],
}

export default withNextIntl(config)
