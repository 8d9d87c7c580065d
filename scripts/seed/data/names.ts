/** First names with the gender that goes with them, and last names, of the regions where the seeded companies work. */
const words = (text: string): string[] => text.trim().split(/\s+/);

const female = words(`
  Aarohi Aditi Aishwarya Akshara Amrita Ananya Anika Anita Anjali Anushka Aparna Archana Asha Bhavana Charu Deepa
  Deepika Devika Diya Divya Esha Farah Gauri Geeta Harini Indira Ishita Jaya Jyoti Kajal Kalyani Kavita Kavya Keerthi
  Kiran Komal Lakshmi Lata Leela Madhuri Malini Mansi Maya Meena Meera Megha Mira Mitali Nandini Neha Nidhi Nikita Nisha
  Pallavi Parvati Pooja Poornima Prachi Pragya Prerna Priya Radha Radhika Rani Rashmi Reena Rekha Renu Ritu Riya Roshni
  Ruchi Sakshi Sandhya Sangeeta Sanjana Saraswati Savita Shalini Shanti Sheela Shilpa Shreya Shruti Simran Sita Smita
  Sneha Sonal Sudha Sujata Sunita Surabhi Swati Tanvi Tara Uma Urvashi Vaishali Vandana Vidya Vimala Yamini Zara
  Angelica Carmela Grace Jasmine Li Mei Nurul Siti Aisyah Fatimah Hui Xin Maria Rosa Cristina Sofia Emma Olivia Noor
`);
const male = words(`
  Aakash Aarav Abhay Abhinav Abhishek Aditya Ajay Ajit Akash Akhil Alok Aman Amar Amit Amol Anand Anil Anirudh Anuj
  Arjun Arnav Arun Arvind Ashish Ashok Atul Ayush Balaji Bharat Bhaskar Chandan Chetan Darshan Deepak Dev Dhruv Dilip
  Dinesh Gaurav Girish Gopal Govind Harish Harsh Hemant Imran Ishaan Jatin Jayant Kabir Karan Karthik Kartik Keshav
  Kishore Kunal Lalit Madhav Mahesh Manish Manoj Mohan Mohit Mukesh Naresh Naveen Neeraj Nikhil Nilesh Nitin Om Pankaj
  Paresh Parth Prakash Pranav Prasad Pratik Praveen Rahul Raj Rajat Rajesh Rajiv Rakesh Ram Ramesh Ravi Rishabh Ritesh
  Rohan Rohit Sachin Sagar Sameer Sandeep Sanjay Santosh Satish Shashank Shekhar Shivam Siddharth Sourav Subhash Sudhir
  Sumit Sunil Suresh Tarun Tushar Uday Varun Venkat Vijay Vikas Vikram Vinay Vineet Vinod Vishal Vivek Yash Yusuf
  Ahmad Faizal Hafiz Jun Wei Kai Ming Jose Miguel Paolo Carlo Daniel David James Omar Khalid Hassan Liam Noah
`);

export const firstNames: readonly { name: string; gender: 'female' | 'male' }[] = [
  ...female.map((name) => ({ name, gender: 'female' as const })),
  ...male.map((name) => ({ name, gender: 'male' as const })),
];

export const lastNames: readonly string[] = words(`
  Agarwal Ahmed Ali Apte Arora Bahl Banerjee Bansal Basu Bhandari Bhat Bhatia Bhattacharya Bose Chakraborty Chandra
  Chatterjee Chaudhary Chauhan Chawla Chopra Das Dasgupta Datta Deshmukh Deshpande Dey Dhawan Dixit Dubey Dutta
  Fernandes Gandhi Ganguly Ghosh Gill Goel Goswami Goyal Grover Guha Gulati Gupta Hegde Iyengar Iyer Jadhav Jain Jha
  Johar Joshi Kamath Kapadia Kapoor Kar Kashyap Kaul Kaur Khan Khanna Khurana Kohli Krishnan Kulkarni Kumar Lal Luthra
  Mahajan Malhotra Malik Mathur Mehra Mehrotra Mehta Menon Mishra Mistry Mitra Mukherjee Murthy Nadar Naidu Naik Nair
  Nambiar Nanda Narang Narayan Nath Ojha Padmanabhan Pai Pandey Pandit Parekh Patel Pathak Patil Pillai Prabhu Puri
  Raghavan Rajan Raman Ramanathan Rana Rao Rastogi Rathore Ravindran Reddy Roy Sabharwal Sahni Saini Saxena Sen
  Sengupta Seth Sethi Shah Sharma Shenoy Shetty Shukla Singh Sinha Sood Srinivasan Srivastava Subramanian Suri Swamy
  Talwar Tandon Taneja Thakur Thomas Tiwari Trivedi Upadhyay Varghese Varma Venkatesan Verma Vohra Wadhwa Yadav
  Abdullah Aquino Chan Chua Cruz Garcia Goh Ismail Koh Lee Lim Ng Ong Rahman Ramos Reyes Santos Tan Teo Wong Yeo
`);
