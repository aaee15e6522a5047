/** Domains from top to bottom, with the reason for each level. A domain may use only those below; domains on one level do not use each other. */
const levels = [
  ['admin'], // the overview: sums up every other domain
  ['composition'], // the tasks and mails of all domains put together, and what the owner is told of them
  ['operation', 'migration'], // health, backup, new formats: look at all that is stored
  ['setup'], // what the owner sets at the desk, tried with payment and mail
  ['retention'], // forgets what every other domain keeps
  ['customer'], // one person's orders, presets, mails and withdrawals together
  ['records'], // what each domain says of the records that it keeps
  ['withdrawals'], // end a delivered order and pay it back
  ['checkout'], // a cart becomes an order
  ['delivery', 'statements', 'ratings'], // what follows a paid order, or pays it
  ['orders'], // own the money: ask for payment, tell of sales, write invoices
  ['payment', 'affiliate', 'voting'], // know of an order its number only
  ['invoices'], // write down what they are told
  ['maintenance'], // the lock, by settings and account
  ['account'], // who somebody is; asked for by mail
  ['mail'], // is sent as a task
  ['tasks'], // do later what any domain above asks for
  ['cart'], // what somebody wants of the catalogue
  ['catalog', 'settings', 'legal', 'studio', 'own-sound', 'offline'], // each for itself
  ['headsets', 'listening-test'], // corrections for what is worn; what is heard with a preset
  ['journal', 'figures', 'audio', 'clock', 'attempts', 'pictures'], // kept or worked out for all of them
]
/** The same for screens. */
const screens = [
  ['shell', 'admin'], // the frames around all pages, and around the desk's
  ['customer', 'withdrawals', 'own-presets', 'journal', 'statements', 'mail', 'operation', 'setup'], // whole pages
  ['checkout'], // shows the cart, the buyer, the ways to pay
  ['delivery', 'ratings'], // shown within an order
  ['orders'], // shown by what follows an order
  ['payment', 'affiliate', 'voting'], // shown within an order, the start page, the account
  ['maintenance', 'catalog'], // a game's page, and what stands in its place
  ['studio'], // tunes and draws curves
  ['own-sound', 'listening-test'], // hear them
  ['headsets'], // what is worn, for all of these
  ['account', 'cart', 'settings', 'legal', 'offline'], // each for itself
  ['desk'], // what all lists and forms of the desk share
  ['audio'], // curves and samples
  ['ui'], // parts of every screen
]
const foundations = ['core', 'store', 'http']

/**
 * The top folders from top to bottom, with the reason for each level. A folder may use only those below. Tests may use all of
 * them, except scripts that run by themselves.
 */
const house = [
  ['bench', '^bench/'], // measures the shop, by helpers of the browser tests
  ['e2e', '^e2e/'], // drives a started shop
  ['commands', '^commands/'], // start and build the shop, with the stand-ins for services
  ['dev', '^dev/'], // stand-ins for services, sample data: know the shop, which does without them
  ['build', '^build/'], // makes what the server sends
  ['server', '^server/'], // answers by what was built
  ['app', '^(app/|proxy\\.ts|instrumentation)'], // addresses: hand over to screens and domains
  ['components', '^components/'], // show what the domains say
  ['lib', '^lib/'], // decides, and knows nobody above
]

const inside = (folder, domains) => `^${folder}/(${domains.join('|')})/`
const lib = (...domains) => inside('lib', domains)
const test = '\\.test\\.tsx?$'
/** Tests, and the page of the parts, which only builds for developers and tests contain. */
const unsold = '\\.(test|parts)\\.tsx?$'

/** A rule for each domain of a folder; what is `common` may be used by all of them. */
const domainRules = (folder, domains, common) =>
  domains.flatMap((level, index) =>
    level.map((domain) => ({
      name: `${folder}-${domain}-uses-only-lower-domains`,
      severity: 'error',
      from: { path: inside(folder, [domain]), pathNot: test },
      to: {
        path: `^${folder}/`,
        pathNot: inside(folder, [domain, ...common, ...domains.slice(index + 1).flat()]),
      },
    })),
  )

const houseRules = house.slice(1).map(([folder, path], index) => ({
  name: `${folder}-uses-only-lower-folders`,
  severity: 'error',
  from: { path, pathNot: unsold },
  to: { path: house.slice(0, index + 1).map(([, above]) => above) },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...houseRules,
    {
      name: 'tests-run-nothing-that-is-run-by-itself',
      severity: 'error',
      from: { path: test, pathNot: '^(bench|e2e|commands)/' },
      to: { path: '^(bench|e2e|commands)/' },
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
      name: 'http-uses-foundations-account-and-lock',
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
      name: 'domains-know-no-routes',
      severity: 'error',
      from: { path: '^(lib|components)/', pathNot: [test, lib('http')] },
      to: { path: '^lib/http/server/' },
    },
    {
      // A page may read stored lists; every change goes through a use case.
      name: 'components-and-calls-ask-use-cases-not-data',
      severity: 'error',
      from: { path: '^(app/api|components)/', pathNot: test },
      to: { path: '^lib/.+/data\\.ts$' },
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
      name: 'every-domain-has-its-level',
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
    ...domainRules('lib', levels, ['core', 'store']),
    ...domainRules('components', screens, []),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(app|components|lib|messages|server|build|commands|dev|bench|e2e|proxy|instrumentation)',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.json'] },
  },
}
