import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // Otherwise every use is a lookup in the sandbox, which slows audio computations down many times.
  sandboxInjectedGlobals: ['Math'],
  // Generous even for two busy cores.
  testTimeout: 60_000,
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Otherwise Jest would pick the build for bundlers, which it cannot load.
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
