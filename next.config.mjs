import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./messages/request.ts')

// `npm run bench` measures the shop with an empty page and an empty handler beside it, and an empty page alone.
const extensions = { shop: ['tsx', 'ts', 'bench.tsx', 'bench.ts'], empty: ['bench.tsx', 'empty.ts'] }
const pageExtensions = Reflect.get(extensions, process.env.BENCH ?? '') ?? ['tsx', 'ts']

/** @type {import('next').NextConfig} */
const config = {
  pageExtensions,
  distDir: process.env.BENCH === 'empty' ? '.next/empty' : '.next',
  poweredByHeader: false,
  // server/server.mjs does both, once for a page instead of once for a visitor.
  compress: false,
  generateEtags: false,
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
