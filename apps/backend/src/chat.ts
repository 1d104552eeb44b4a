export {
  type AnswerIssue,
  answerChat,
  closeChat,
  type OpenChat,
  readOpenChats,
} from './services/chat/answer-chat.ts';
