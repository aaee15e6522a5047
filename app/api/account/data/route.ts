import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { accountData } from '@/lib/customer/account-data'
import { textStream } from '@/lib/http/server/text-stream'
import { store } from '@/lib/store/open-store'

export const GET = defineRoute({ access: 'user' }, async ({ user }) =>
  sendDownload({
    name: 'spielklang-meine-daten.json',
    contentType: 'application/json; charset=utf-8',
    content: textStream(accountData(store(), user)),
  }),
)
