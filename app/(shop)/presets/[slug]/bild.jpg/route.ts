import { notFound } from 'next/navigation'
import { findAddressed } from '@/lib/catalog/catalog'
import { readSeoPicture } from '@/lib/catalog/editing/set-seo'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-static'

/** Each picture is read on its first request, and again after a publication. */
export const generateStaticParams = () => []

export async function GET(_: Request, { params }: RouteContext<'/presets/[slug]/bild.jpg'>) {
  const preset = findAddressed((await params).slug)
  const content = preset?.seo?.picture ? await readSeoPicture(store(), preset.id) : null
  if (!content) notFound()
  const headers = {
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
  }
  return new Response(content, { headers })
}
