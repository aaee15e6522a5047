'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { showToast } from '@/components/ui/toasts/toast'
import { followDownload, problemOf } from '@/lib/http/browser/call-api'

/** A link to a file that needs a recent sign-in; asks for that first. */
export function FreshDownload({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    followDownload(href).catch((error: unknown) => {
      const { message } = problemOf(error)
      if (message !== '') showToast(message)
    })
  }
  return <a {...props} href={href} download onClick={follow} />
}
