import { SuggestionTable } from '@/components/voting/desk/suggestion-table'
import { suggestionsQuery } from '@/components/voting/voting-query'
import { requireAdmin } from '@/lib/account/session/require-user'
import { partBefore } from '@/lib/core/listing'
import { getLastChange } from '@/lib/voting/data'
import { listSuggestions, searchSuggestions } from '@/lib/voting/list-suggestions'
import { deskPage } from '../desk-frame'

const SHOWN = 20

const { generateMetadata, Page } = deskPage({
  part: 'voting',
  check: requireAdmin,
  title: (t) => t('voting'),
  live: { event: 'votes', version: getLastChange },
  show: async (store, query) => {
    const asked = suggestionsQuery.read(query)
    const part = partBefore(asked.before, SHOWN)
    const suggestions =
      asked.search === ''
        ? await listSuggestions(store, asked.status, part)
        : await searchSuggestions(store, asked.search, part)
    return <SuggestionTable suggestions={suggestions} query={asked} />
  },
})

export { generateMetadata }
export default Page
