import { PublicFrame } from '../shared/frame/public-frame.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** Outside the dashboard the page stands in the public frame; inside, the shell holds it. */
export function PublicNotFoundPage() {
  return (
    <PublicFrame>
      <NotFoundPage />
    </PublicFrame>
  )
}
