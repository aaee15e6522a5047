import { notFound } from 'next/navigation'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { SUGGESTIONS_SHOWN, VotingPage } from '@/components/voting/voting-page'
import { votingQuery } from '@/components/voting/voting-query'
import { store } from '@/lib/store/open-store'
import { shownState } from '@/lib/voting/public-lists'
import { viewVoting } from '@/lib/voting/view-voting'

export { votingMetadata as generateMetadata } from '@/components/voting/voting-page'

/** Each page is rendered on its first request, and again after a suggestion has changed, see lib/admin/page-state. */
export const generateStaticParams = () => []

/** The same for all signed-out visitors; proxy.ts serves it under `/abstimmen`. */
export default async function KeptVotingPage({ params }: PageProps<'/abstimmen/[stand]'>) {
  const status = shownState((await params).stand)
  if (!status) notFound()
  const query = { ...votingQuery.read({}), status }
  const view = await viewVoting(store(), query, { limit: SUGGESTIONS_SHOWN })
  return (
    <PageTexts page="/abstimmen/[stand]">
      <VotingPage query={query} user={null} view={view} />
    </PageTexts>
  )
}
