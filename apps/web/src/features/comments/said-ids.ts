/** The names of what can be focused here. */
export const saidId = (kind: 'comment' | 'reply', id: number): string => `${kind}-${id}`
export const panelId = (practiceId: number): string => `comments-of-${practiceId}`
export const threadId = (commentId: number): string => `replies-of-${commentId}`
