'use client'

import { createContext } from 'react'

/** Whether links may be fetched ahead while they are in view; `TurboMode` decides. */
export const FetchingAhead = createContext(false)
