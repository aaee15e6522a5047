const { createRequire } = require('node:module')
const { join } = require('node:path')

/** The first one that takes the binaries which version 13 brings along: older ones crash on them. */
const FIRST_NODE = 22
const major = Number(process.versions.node.split('.')[0])
// Next.js must not look for them when it builds, since one of them is always missing.
const load = createRequire(join(process.cwd(), 'package.json'))

// Version 12, which fits Node 20, ends Node 24.19 and later while they collect garbage.
module.exports = load(major < FIRST_NODE ? 'sqlite-for-node-20' : 'better-sqlite3-prebuilt')
