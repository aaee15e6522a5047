import { runData } from './data/run-data'
import { loadEnv } from './load-env'

await runData(process.argv.slice(2), loadEnv)
