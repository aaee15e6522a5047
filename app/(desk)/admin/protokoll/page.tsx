import { JournalList } from '@/components/journal/journal-list'
import { journalQuery } from '@/components/journal/journal-query'
import { requireAdmin } from '@/lib/account/session/require-user'
import { readJournal } from '@/lib/admin/read-journal'
import { partBefore } from '@/lib/core/listing'
import { journalChanges } from '@/lib/journal/data'
import { deskPage } from '../desk-frame'

const SHOWN = 30

const { generateMetadata, Page } = deskPage({
  part: 'journal',
  check: requireAdmin,
  title: (t) => t('journal'),
  live: { event: 'journal', version: (store) => journalChanges.version(store) },
  show: async (store, query) => {
    const asked = journalQuery.read(query)
    const journal = await readJournal(store, asked, partBefore(asked.before, SHOWN))
    return <JournalList journal={journal} query={asked} />
  },
})

export { generateMetadata }
export default Page
