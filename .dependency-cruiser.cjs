/** Words from top to bottom; a word may use the words of lower levels only. Words on one level leave each other alone. */
const levels = [
  ['admin'],
  ['operation', 'migration'],
  ['retention'],
  ['customer'],
  ['withdrawals'],
  ['checkout'],
  ['delivery', 'statements', 'ratings'],
  ['orders'],
  ['payment', 'affiliate', 'voting'],
  ['invoices'],
  ['mail'],
  ['tasks'],
  ['maintenance'],
  ['account', 'cart', 'catalog', 'settings', 'legal', 'studio', 'live', 'offline'],
  ['journal', 'figures', 'audio', 'clock'],
]
/** The same for what people see: at the top the frame of all pages and the owner's desk, at the bottom their parts. */
const screens = [
  ['shell', 'admin'],
  ['customer', 'withdrawals', 'own-presets'],
  ['checkout'],
  ['delivery', 'ratings'],
  ['orders'],
  ['payment', 'affiliate', 'voting'],
  ['maintenance', 'catalog', 'studio'],
  ['live'],
  ['account', 'cart', 'settings', 'legal', 'offline'],
  ['audio'],
  ['ui'],
]
const foundations = ['core', 'store', 'http']

const inside = (folder, words) => `^${folder}/(${words.join('|')})/`
const lib = (...words) => inside('lib', words)
const test = '\\.test\\.tsx?$'

/** A rule for each word of a folder; what is `common` may be used by all of them. */
const wordRules = (folder, words, common) =>
  words.flatMap((level, index) =>
    level.map((word) => ({
      name: `${folder}-${word}-uses-only-lower-words`,
      severity: 'error',
      from: { path: inside(folder, [word]), pathNot: test },
      to: {
        path: `^${folder}/`,
        pathNot: inside(folder, [word, ...common, ...words.slice(index + 1).flat()]),
      },
    })),
  )

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'lib-knows-no-screens',
      severity: 'error',
      from: { path: '^lib/', pathNot: test },
      to: { path: '^(app|components|server|build|commands|bench|e2e)/' },
    },
    {
      name: 'the-shop-needs-no-developer',
      severity: 'error',
      from: { path: '^(app|components|lib|server|build)/', pathNot: [test, '/(testing|contract)/'] },
      to: { path: '^(dev|bench|commands)/', pathNot: '^commands/(command-texts|load-env)\\.ts$' },
    },
    {
      name: 'components-know-no-addresses',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^app/' },
    },
    {
      name: 'core-imports-nothing-of-ours',
      severity: 'error',
      from: { path: lib('core') },
      to: { path: '^(lib|components|app|messages)/', pathNot: lib('core') },
    },
    {
      name: 'store-uses-only-core',
      severity: 'error',
      from: { path: lib('store') },
      to: { path: '^lib/', pathNot: lib('core', 'store') },
    },
    {
      name: 'http-uses-only-foundations',
      severity: 'error',
      from: { path: lib('http'), pathNot: test },
      to: { path: '^lib/', pathNot: lib('core', 'store', 'http', 'account', 'maintenance') },
    },
    {
      name: 'the-browser-half-knows-no-server',
      severity: 'error',
      from: { path: '^lib/http/browser/' },
      to: { path: '^lib/http/server/' },
    },
    {
      name: 'words-know-no-routes',
      severity: 'error',
      from: { path: '^(lib|components)/', pathNot: [test, lib('http')] },
      to: { path: '^lib/http/server/' },
    },
    {
      name: 'screens-ask-use-cases-not-data',
      severity: 'error',
      from: { path: '^(app|components)/', pathNot: test },
      to: { path: '^lib/[^/]+/data\\.ts$' },
    },
    {
      name: 'components-ask-no-store',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^lib/store/' },
    },
    {
      name: 'tests-stay-out-of-the-shop',
      severity: 'error',
      from: { path: '^(app|components|lib|server)/', pathNot: [test, '/(testing|contract)/'] },
      to: { path: [test, '/(testing|contract)/'] },
    },
    {
      name: 'every-word-has-its-level',
      severity: 'error',
      from: {},
      to: { path: '^lib/', pathNot: lib(...levels.flat(), ...foundations) },
    },
    {
      name: 'every-screen-has-its-level',
      severity: 'error',
      from: {},
      to: { path: '^components/', pathNot: inside('components', screens.flat()) },
    },
    ...wordRules('lib', levels, ['core', 'store']),
    ...wordRules('components', screens, []),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(app|components|lib|messages|server|build|commands|dev|bench|proxy|instrumentation)',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.json'] },
  },
}
