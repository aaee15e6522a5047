import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/jest.env.ts'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // Otherwise each use is looked up in the sandbox, which makes arithmetic on sound many times slower.
  sandboxInjectedGlobals: ['Math'],
  // Far beyond what any test takes on two busy cores.
  testTimeout: 60_000,
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Otherwise it would be the form for browsers and bundlers, which Jest cannot load.
    '^(d3-[a-z-]+|internmap)$': '<rootDir>/node_modules/$1/dist/$1.js',
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
}

/** next-intl ships ES modules only; next/jest would leave them untransformed. */
const resolved = async () => ({
  ...(await withNext(config)()),
  transformIgnorePatterns: [
    '/node_modules/(?!(next-intl|use-intl|intl-messageformat|@formatjs)/)',
    '^.+\\.module\\.css$',
  ],
})

export default resolved
