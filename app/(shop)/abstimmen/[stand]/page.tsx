import { notFound } from 'next/navigation'
import { VotingPage } from '@/components/voting/voting-page'
import { shownState } from '@/lib/voting/public-lists'

export { votingMetadata as generateMetadata } from '@/components/voting/voting-page'

/** Each is made on its first request, and again when a suggestion has changed, see lib/admin/page-state. */
export const generateStaticParams = () => []

/** The beginning of the suggestions in a state, the same for everybody who is not signed in; proxy.ts shows it under `/abstimmen`. */
export default async function KeptVotingPage({ params }: PageProps<'/abstimmen/[stand]'>) {
  const status = shownState((await params).stand)
  if (!status) notFound()
  return <VotingPage query={{ status, search: '' }} user={null} />
}
