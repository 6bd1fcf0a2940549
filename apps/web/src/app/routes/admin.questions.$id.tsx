import { createFileRoute } from '@tanstack/react-router'
import { BankQuestionPage } from '../../features/question-bank/bank-question-page.tsx'
import { idOf } from '../id-of.ts'
import { NotFoundPage } from '../not-found-page.tsx'

export const Route = createFileRoute('/admin/questions/$id')({
  beforeLoad: ({ params }) => {
    idOf(params.id)
  },
  component: Question,
  notFoundComponent: NotFoundPage,
})

function Question() {
  const id = idOf(Route.useParams().id)
  return <BankQuestionPage key={id} id={id} notFound={<NotFoundPage />} />
}
