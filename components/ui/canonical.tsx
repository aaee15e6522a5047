import { addressOf } from '@/lib/core/public-origin'

/** Says which address of a page counts; React puts it into the head. Next.js' metadata would know no relative one. */
export function Canonical({ path }: { path: string }) {
  return <link rel="canonical" href={addressOf(path)} />
}
