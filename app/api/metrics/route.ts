import { defineRoute } from '@/lib/http/server/define-route'
import { openStreams } from '@/lib/http/server/event-stream'
import { metricsText } from '@/lib/operation/metrics'
import { store } from '@/lib/store/open-store'

const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' }

export const GET = defineRoute(
  { access: 'metrics', duringMaintenance: 'open' },
  async () => new Response(await metricsText(store(), openStreams()), { headers }),
)
