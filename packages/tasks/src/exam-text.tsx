/** A text of the exam itself: English and left to right whatever the language of the page. */
export function ExamText({ children }: { children: string }) {
  return (
    <p lang="en" dir="ltr" className="read whitespace-pre-line">
      {children}
    </p>
  )
}
