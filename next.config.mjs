import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./messages/request.ts')

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  devIndicators: false,
  serverExternalPackages: ['better-sqlite3', 'firebase-admin', 'pino'],
}

export default withNextIntl(config)
