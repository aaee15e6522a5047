import nextJest from 'next/jest.js'
import { keepFilesInMemory } from './dev/temporary-folder.mjs'

keepFilesInMemory()

const withNext = nextJest({ dir: './' })

const ignored = ['/node_modules/', '/.next/', '/e2e/']

/** @type {import('jest').Config} */
const shared = {
  // Otherwise every use is a lookup in the sandbox, which slows audio computations down many times.
  sandboxInjectedGlobals: ['Math'],
  testPathIgnorePatterns: ignored,
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Otherwise Jest would pick the build for bundlers, which it cannot load.
    '^(d3-[a-z-]+|internmap)$': '<rootDir>/node_modules/$1/dist/$1.js',
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
}

/** Tests of parts of a page, `*.test.tsx`, run in a document; loading matchers for those slows the others down. */
const environments = {
  rules: {
    ...shared,
    displayName: 'rules',
    testEnvironment: 'node',
    testMatch: ['**/*.test.ts'],
    testPathIgnorePatterns: [...ignored, '\\.long\\.test\\.ts$'],
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  },
  /** Kills, ages, loads and simulations, which take their time. */
  long: {
    ...shared,
    displayName: 'long',
    testEnvironment: 'node',
    testMatch: ['**/*.long.test.ts'],
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts', '<rootDir>/jest.long.setup.ts'],
  },
  parts: {
    ...shared,
    displayName: 'parts',
    testEnvironment: 'jsdom',
    testMatch: ['**/*.test.tsx'],
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts', '@testing-library/jest-dom'],
  },
}

/**
 * next-intl and @scure ship ES modules only; next/jest would leave them untransformed.
 * @param {import('jest').Config} config
 */
const resolved = async (config) => ({
  ...(await withNext(config)()),
  transformIgnorePatterns: [
    '/node_modules/(?!(next-intl|use-intl|icu-minify|intl-messageformat|@formatjs|@scure)/)',
    '^.+\\.module\\.css$',
  ],
})

const projects = async () => ({
  // Generous even for two busy cores. Jest reads it here, not in a project.
  testTimeout: 60_000,
  // Suites leave memory behind; a worker that is nearly full needs up to eight times as long for the same test.
  workerIdleMemoryLimit: '700MB',
  projects: await Promise.all(Object.values(environments).map(resolved)),
})

export default projects
