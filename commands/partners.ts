import { loadEnv } from './load-env'
import { runPartners } from './partners/run-partners'

await runPartners(process.argv.slice(2), loadEnv)
