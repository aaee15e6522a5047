/** The first one that takes the binaries which version 13 brings along: older ones crash on them. */
const FIRST_NODE = 22
const major = Number(process.versions.node.split('.')[0])

// Version 12, which fits Node 20, ends Node 24.19 and later while they collect garbage.
module.exports = major < FIRST_NODE ? require('sqlite-for-node-20') : require('better-sqlite3-prebuilt')
