/** Words from top to bottom; a word may use the words of lower levels only. Words on one level leave each other alone. */
const levels = [
  ['checkout'],
  ['orders'],
  ['affiliate'],
  ['maintenance'],
  ['account', 'cart', 'catalog', 'settings', 'legal'],
  ['audio'],
]
const foundations = ['core', 'store', 'http']

const lib = (...words) => `^lib/(${words.join('|')})/`

const wordRules = levels.flatMap((words, level) =>
  words.map((word) => ({
    name: `${word}-uses-only-lower-words`,
    severity: 'error',
    from: { path: lib(word), pathNot: '\\.test\\.tsx?$' },
    to: { path: '^lib/', pathNot: lib(word, 'core', 'store', ...levels.slice(level + 1).flat()) },
  })),
)

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'lib-knows-no-screens',
      severity: 'error',
      from: { path: '^lib/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(app|components|scripts|e2e)/' },
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
      from: { path: lib('http'), pathNot: '\\.test\\.tsx?$' },
      to: { path: '^lib/', pathNot: lib('core', 'store', 'http', 'account', 'maintenance') },
    },
    {
      name: 'screens-ask-use-cases-not-data',
      severity: 'error',
      from: { path: '^(app|components)/' },
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
      from: { path: '^(app|components|lib)/', pathNot: ['\\.test\\.tsx?$', '/(testing|contract)/'] },
      to: { path: ['\\.test\\.tsx?$', '/(testing|contract)/'] },
    },
    {
      name: 'every-word-has-its-level',
      severity: 'error',
      from: {},
      to: { path: '^lib/', pathNot: lib(...levels.flat(), ...foundations) },
    },
    ...wordRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(app|components|lib|messages|scripts|proxy|instrumentation)',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.json'] },
  },
}
