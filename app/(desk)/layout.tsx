import type { ReactNode } from 'react'
import { SkipLink } from '@/components/shell/header'
import { Document, siteMetadata, siteViewport } from '../document'

export const viewport = siteViewport
export const generateMetadata = siteMetadata

/** The frame depends on the viewer, so each page renders it: see `admin/desk-frame`. */
export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <Document folder="(desk)" page={children}>
      <SkipLink />
      {children}
    </Document>
  )
}
