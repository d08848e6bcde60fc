import { NotFoundPage } from "../features/finder/NotFoundPage.tsx";

export default NotFoundPage;
